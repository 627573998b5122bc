import TuneIcon from '@mui/icons-material/TuneOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The way to what somebody wants to be told. */
export function SettingsLink({ onFollow }: { onFollow?: () => void }) {
  const text = useText();
  return (
    <Tooltip title={text('settings')}>
      <IconButton
        component={Link}
        to={paths.accountTab('notice-settings')}
        aria-label={text('settings')}
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        <TuneIcon />
      </IconButton>
    </Tooltip>
  );
}
