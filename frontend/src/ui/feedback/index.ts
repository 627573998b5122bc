export { CrashNote, ErrorBoundary } from './Crash';
export { EmptyState } from './EmptyState';
export { NotFoundPage } from './NotFoundPage';
export { QueryView, shownOf, withData, type Query } from './QueryView';
export { CardGridSkeleton, LinesSkeleton, PageSkeleton } from './Skeletons';
