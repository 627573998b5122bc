import { ShareTools } from '@/ui/share';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The link that brings in sub-agents. */
export function SubAgentTools({ code }: { code: string }) {
  const text = useText();
  const link = window.location.origin + paths.subAgent(code);
  return (
    <ShareTools
      title={text('subAgentsTitle')}
      text={text('subAgentsText')}
      lines={[{ label: text('subAgentLink'), value: link, copyLabel: text('copyLink') }]}
      link={link}
      fileName={`sub-agent-${code}`}
      invitation={{ title: text('shareTitle'), text: text('subShareText') }}
    />
  );
}
