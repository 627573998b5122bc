import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { NotificationPreferenceResponse } from '@/api/generated';
import { noticeKindName } from '@/lib/server/names';
import { problemText } from '@/lib/server/problem';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

type Choice = Pick<NotificationPreferenceResponse, 'isMuted' | 'mail'>;

/** Changes one kind at once; until the server has answered, what was wished is shown. */
function useChoice({ kind, isMuted, mail }: NotificationPreferenceResponse) {
  const text = useText();
  const toast = useToast();
  const [set, { isLoading }] = api.useSetNotificationPreferencesMutation();
  const [wished, setWished] = useState<Choice | null>(null);
  const choose = async (changes: Partial<Choice>) => {
    setWished({ isMuted, mail, ...changes });
    // Only the own change: what another window has made of the rest stays.
    const { error } = await set({
      setNotificationPreferencesRequest: { kinds: [{ kind, ...changes }] },
    });
    if (!error) return;
    setWished(null);
    toast.error(text('choiceFailed'), problemText(error, text('markFailedText')));
  };
  return { chosen: wished ?? { isMuted, mail }, choose, loading: isLoading };
}

interface OptionProps {
  label: string;
  title: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Option({ label, title, checked, disabled, onChange }: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      sx={{ mr: 0, minWidth: 132 }}
      control={
        <Switch
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { 'aria-label': `${label}: ${title}` } }}
        />
      }
    />
  );
}

function KindRow({ kind }: { kind: NotificationPreferenceResponse }) {
  const text = useText();
  const { chosen, choose, loading } = useChoice(kind);
  const title = noticeKindName(kind);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Typography variant="subtitle2" component="p" sx={{ flex: '1 1 200px' }}>
        {title}
      </Typography>
      <Option
        label={text('atOnce')}
        title={title}
        checked={!chosen.isMuted}
        disabled={loading}
        onChange={(isOn) => void choose({ isMuted: !isOn })}
      />
      <Option
        label={text('byMail')}
        title={title}
        checked={chosen.mail === 'digest'}
        disabled={loading}
        onChange={(isOn) => void choose({ mail: isOn ? 'digest' : 'none' })}
      />
    </Box>
  );
}

/** Which kinds of notices somebody wants to be told of, and how. */
export function NoticePreferences() {
  const text = useText();
  const query = api.useGetNotificationPreferencesQuery();
  return (
    <QueryView query={query} loading={<LinesSkeleton count={4} height={56} />}>
      {(data) => {
        if (data.kinds.length === 0) return <EmptyState title={text('noKinds')} />;
        return (
          <Block title={text('settings')}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {text('settingsText')}
            </Typography>
            <Box
              component="ul"
              aria-label={text('settings')}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {data.kinds.map((kind) => (
                // A new answer of the server counts more than what was wished before.
                <KindRow key={`${kind.kind} ${kind.isMuted} ${kind.mail}`} kind={kind} />
              ))}
            </Box>
          </Block>
        );
      }}
    </QueryView>
  );
}
