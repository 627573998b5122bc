import ReportIcon from '@mui/icons-material/ReportOutlined';
import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '@/lib/server/problem';
import { useText } from '../messages';
import { EmptyState } from './EmptyState';

/** Said when a page broke: an honest sentence and a way on. */
export function CrashNote() {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={<ReportIcon />}
        title={text('crashTitle')}
        text={text('crashText')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {text('reload')}
          </Button>
        }
      />
    </div>
  );
}

interface ErrorBoundaryProps {
  fallback?: ReactNode;
  /** With another one, such as the next page's path, what broke is tried again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  resetKey: string | undefined;
}

/** Keeps a broken part from taking the rest of the page with it, and tells the server. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
    report(error, info.componentStack);
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? <CrashNote />) : this.props.children;
  }
}
