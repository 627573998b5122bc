import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('issues', {
  report: 'Report Issue',
  reportAbout: 'Report Issue: {{subject}}',
  issueType: 'Issue type',
  issueTypeHint: 'In a word or two, such as “Leaking”.',
  needType: 'Please enter the type of the issue.',
  typeTooLong: 'The type of the issue must be at most 100 characters long.',
  description: 'Description',
  descriptionHint: 'What is wrong, how many pieces, where they are.',
  needDescription: 'Please describe the issue.',
  descriptionTooLong: 'The description must be at most 4000 characters long.',
  priority: 'Priority',
  photos: 'Photos (optional)',
  photosHint: 'Up to 8 pictures. On a phone you can take them now.',
  reporting: 'Reporting…',
  reported: 'Product issue reported successfully',
  reportedText: 'Issue #{{id}} is open. Manager, supervisor and purchaser are told.',
  reportFailed: 'Failed to report product issue. Please try again.',

  'type.damaged': 'Damaged',
  'type.leaking': 'Leaking',
  'type.expired': 'Expired',
  'type.missing': 'Missing pieces',
  'type.wrongLabel': 'Wrong label',
  'type.wrongPlace': 'Wrong place',
  'type.quality': 'Quality',
});
