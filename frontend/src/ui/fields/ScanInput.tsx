import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { Suspense, useState, type ReactNode, type Ref } from 'react';
import { lazyPart } from '@/lib/parts';
import { useText } from '../share/messages';
import { FieldFrame } from './FieldFrame';

const CameraDialog = lazyPart(() => import('./CameraDialog'));

/** Whether this device has cameras that a page may ask for. */
const hasCamera = () => Boolean((navigator as Partial<Navigator>).mediaDevices);

interface ScanInputProps extends Pick<OutlinedInputProps, 'inputProps' | 'sx'> {
  label: string;
  hint: string;
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onChange: (typed: string) => void;
  /** Told what was typed, scanned or read by the camera. */
  onEnter: (code: string) => void;
  /** Further buttons at the end of the field. */
  tools?: ReactNode;
}

/** Where a scanner types: it ends every code with Enter, which submits no form here. The camera reads codes too. */
export function ScanInput(props: ScanInputProps) {
  const { label, hint, onChange, onEnter, inputProps, tools, ...input } = props;
  const text = useText();
  const [isLooking, setLooking] = useState(false);
  const onCode = (code: string) => {
    setLooking(false);
    onEnter(code);
  };
  return (
    <>
      <FieldFrame label={label} hint={hint} error={undefined}>
        {({ id, describedBy }) => (
          <OutlinedInput
            {...input}
            id={id}
            notched={false}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter(input.value);
            }}
            inputProps={{
              'aria-describedby': describedBy,
              autoComplete: 'off',
              enterKeyHint: 'done',
              ...inputProps,
            }}
            endAdornment={
              <InputAdornment position="end">
                {hasCamera() && (
                  <IconButton
                    edge={tools ? false : 'end'}
                    aria-label={text('camera')}
                    onClick={() => setLooking(true)}
                  >
                    <CameraIcon />
                  </IconButton>
                )}
                {tools}
              </InputAdornment>
            }
          />
        )}
      </FieldFrame>
      {isLooking && (
        <Suspense>
          <CameraDialog onCode={onCode} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </>
  );
}
