import ShareIcon from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useText as useCommonText } from '@/ui/messages';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

interface ShareButtonProps {
  link: string;
  /** What the device's share sheet says. */
  title: string;
  text: string;
  /** In the colour of what it stands on, such as a banner. */
  plain?: boolean;
}

/** Hands the link to the device's own sharing; where there is none it is copied. */
export function ShareButton({ link, title, text: words, plain = false }: ShareButtonProps) {
  const text = useText();
  const common = useCommonText();
  const toast = useToast();
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, text: words, url: link });
        return;
      }
      await navigator.clipboard.writeText(link);
      toast.success(common('copied'));
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(common('copyFailed'));
    }
  };
  return (
    <Button
      {...(plain
        ? { variant: 'outlined', color: 'inherit', sx: { borderColor: 'currentcolor' } }
        : { variant: 'contained' })}
      startIcon={<ShareIcon />}
      onClick={() => void share()}
    >
      {text('share')}
    </Button>
  );
}
