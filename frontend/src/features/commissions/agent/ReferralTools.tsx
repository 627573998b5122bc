import { ShareTools } from '@/ui/share';
import { useText } from './messages';

/** Code, link and QR code, each to take along. */
export function ReferralTools({ code, link }: { code: string; link: string }) {
  const text = useText();
  return (
    <ShareTools
      title={text('toolsTitle')}
      text={text('toolsText')}
      lines={[
        { label: text('code'), value: code, copyLabel: text('copyCode') },
        { label: text('link'), value: link, copyLabel: text('copyLink') },
      ]}
      link={link}
      fileName={`referral-${code}`}
      invitation={{ title: text('shareTitle'), text: text('shareText') }}
    />
  );
}
