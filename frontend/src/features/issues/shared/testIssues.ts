import type { IssueDetailsResponse } from '@/api/generated';

/** An issue for tests: an open one that the reader may decide. */
export function issue(changes: Partial<IssueDetailsResponse> = {}): IssueDetailsResponse {
  return {
    id: 9,
    issueType: 'Product Issue: Leaking',
    description: 'Two coils of the last box leak.',
    status: 'open',
    priority: 'high',
    allowedStatuses: ['solved', 'unsolved'],
    productId: 42,
    productName: 'Mango Ice',
    productSku: 'MI-1',
    reportedBy: 5,
    reportedByName: 'Omar Said',
    employeeId: 'EMP-5',
    department: 'quality-assurance',
    commentCount: 1,
    photoCount: 2,
    createdAt: '2026-11-20T08:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    version: 3,
    comments: [
      {
        id: 1,
        authorId: 5,
        authorName: 'Omar Said',
        text: 'The whole box.',
        createdAt: '2026-11-20T09:00:00Z',
      },
    ],
    photos: [1, 2].map((id) => ({
      id,
      url: `/api/issue-reports/9/photos/${id}`,
      bytes: 2048,
      width: 640,
      height: 480,
      addedByName: 'Omar Said',
      createdAt: '2026-11-20T08:00:00Z',
    })),
    history: [
      { id: 1, event: 'reported', actorName: 'Omar Said', createdAt: '2026-11-20T08:00:00Z' },
      {
        id: 2,
        event: 'assigned',
        actorName: 'Mira Lau',
        personName: 'Omar Said',
        createdAt: '2026-11-20T10:00:00Z',
      },
    ],
    ...changes,
  };
}
