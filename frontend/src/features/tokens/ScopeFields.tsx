import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useSession } from '@/access/useSession';
import type { TokenScope } from '@/api/generated';
import { useText } from './messages';
import { AREAS, isUsable, type Area } from './scopes';
import type { TokenValues } from './tokenForm';

type Verb = 'read' | 'write';
const VERBS: readonly Verb[] = ['read', 'write'];

interface ChoiceProps {
  area: Area;
  verb: Verb;
  chosen: readonly TokenScope[];
  onChange: (chosen: TokenScope[]) => void;
}

function Choice({ area, verb, chosen, onChange }: ChoiceProps) {
  const text = useText();
  const scope: TokenScope = `${area}:${verb}`;
  const turn = (on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  return (
    <FormControlLabel
      label={text(verb)}
      sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
      control={
        <Checkbox
          size="small"
          checked={chosen.includes(scope)}
          onChange={(_event, checked) => turn(checked)}
          slotProps={{
            input: { 'aria-label': text(`${verb}Of`, { area: text(`area.${area}`) }) },
          }}
        />
      }
    />
  );
}

/** What somebody of the role can let a token into. */
function offersOf(role: string): { area: Area; verbs: readonly Verb[] }[] {
  return AREAS.map((area) => ({
    area,
    verbs: VERBS.filter((verb) => isUsable(`${area}:${verb}`, role)),
  })).filter(({ verbs }) => verbs.length > 0);
}

/** What the token may read and change, area by area; only where its owner may do something. */
export function ScopeFields({ control }: { control: Control<TokenValues> }) {
  const text = useText();
  const note = useId();
  const { field, fieldState } = useController({ control, name: 'scopes' });
  const message = fieldState.error?.message;
  const { user } = useSession();
  return (
    <Box component="fieldset" aria-describedby={note} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
        {text('scopes')}
      </Typography>
      <FormHelperText id={note} error={message !== undefined} sx={{ mx: 0, mb: 0.5 }}>
        {message ?? text('scopesHint')}
      </FormHelperText>
      {offersOf(user?.role ?? '').map(({ area, verbs }) => (
        <Box
          key={area}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {text(`area.${area}`)}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {text(`area.${area}.text`)}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            {verbs.map((verb) => (
              <Choice
                key={verb}
                area={area}
                verb={verb}
                chosen={field.value}
                onChange={field.onChange}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
