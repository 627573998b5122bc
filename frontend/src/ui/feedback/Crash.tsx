import ReportIcon from '@mui/icons-material/ReportOutlined';
import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
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
  children: ReactNode;
}

/** Keeps a broken part from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? <CrashNote />) : this.props.children;
  }
}
