import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { exportAddress, type ExportFormat, type ExportName } from '@/lib/exports';
import { useText } from '../messages';

interface ExportButtonProps {
  name: ExportName;
  /** Those of the list on the screen: the file holds the same rows. */
  filters?: Parameters<typeof exportAddress>[2];
  label?: string;
  size?: 'small' | 'medium';
}

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

/** A list as a file, in the format of one's choice. */
export function ExportButton({ name, filters = {}, label, size = 'medium' }: ExportButtonProps) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label ?? text('export')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {FORMATS.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={exportAddress(name, format, filters)}
            download
            onClick={close}
          >
            {text(`export_${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
