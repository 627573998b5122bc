export { CrashNote, ErrorBoundary } from './Crash';
export { EmptyState } from './EmptyState';
export { ErrorState } from './ErrorState';
export { NotFoundPage } from './NotFoundPage';
export { CardGridSkeleton, LinesSkeleton, PageSkeleton } from './Skeletons';
