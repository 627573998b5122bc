import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Card from '@mui/material/Card';
import { EmptyState } from '@/ui/feedback';
import { useText } from './messages';

/** What the admin sees who looks at a page about a dealer's own store. */
export function NoStore() {
  const text = useText();
  return (
    <Card>
      <EmptyState icon={<StorefrontIcon />} title={text('noStore')} text={text('noStoreText')} />
    </Card>
  );
}
