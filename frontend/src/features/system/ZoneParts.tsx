import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { api } from '@/api/enhance';
import { Picker } from '@/ui/fields/Picker';
import { findPlaces, placeChoices, placeKey, placeLabel, type Place } from './places';
import { text as now, useText } from './settingMessages';

/** So many places are named before they are only counted. */
const NAMED = 20;
/** So many places are shown before the rest is asked for. */
const SHOWN = 18;

/** The places of a zone, to read. */
export function placeNames(places: readonly Place[]): string {
  const named = places.slice(0, NAMED).map(placeLabel).join(' · ');
  const count = places.length - NAMED;
  return count > 0 ? now('zone.placesMore', { places: named, more: count }) : named;
}

/** The first sentence against a list or something in it. */
function complaint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Array.isArray(error) ? error.map(complaint).find(Boolean) : undefined;
}

interface PlacedZone {
  name: string;
  places: Place[];
}

interface PlacesFieldProps {
  places: readonly Place[];
  onChange: (places: Place[]) => void;
  error: unknown;
  /** All zones of the form as they are typed, and which of them this one is. */
  zones: () => readonly PlacedZone[];
  index: number;
  /** Changes the places of another zone. */
  onMove: (index: number, places: Place[]) => void;
  /** What a zone without a name is called. */
  unnamed: string;
}

/** The places of a zone, to take out, and all others to add; one of another zone moves here. */
export function PlacesField(props: PlacesFieldProps) {
  const { places, onChange, error, zones, index, onMove, unnamed } = props;
  const text = useText();
  const { data, isFetching } = api.useListPlacesQuery();
  const all = useMemo(() => (data ? placeChoices(data) : []), [data]);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const taken = new Set(places.map(placeKey));
  const wrong = complaint(error);

  const zoneOf = (place: Place) => {
    const key = placeKey(place);
    return zones().find((zone) => zone.places.some((one) => placeKey(one) === key));
  };
  const add = (place: Place) => {
    const key = placeKey(place);
    zones().forEach((zone, at) => {
      const left = zone.places.filter((one) => placeKey(one) !== key);
      if (at !== index && left.length < zone.places.length) onMove(at, left);
    });
    onChange([...places, place]);
  };
  const found = findPlaces(
    all.filter(({ place }) => !taken.has(placeKey(place))),
    typed,
  );
  return (
    <Box role="group" aria-label={text('zone.places')}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {text('zone.places')}
      </Typography>
      {places.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 1.5, p: 0 }}
        >
          {(isOpen ? places : places.slice(0, SHOWN)).map((place) => {
            const name = placeLabel(place);
            const remove = () => onChange(places.filter((one) => one !== place));
            return (
              <Box component="li" key={placeKey(place)} sx={{ minWidth: 0, maxWidth: 1 }}>
                <Chip
                  label={name}
                  aria-label={text('zone.removeNamed', { name })}
                  onClick={remove}
                  onDelete={remove}
                />
              </Box>
            );
          })}
        </Box>
      )}
      {!isOpen && places.length > SHOWN && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ mb: 1, ml: -1 }}>
          {text('zone.showAll', { count: places.length })}
        </Button>
      )}
      <Picker
        label={text('zone.addPlace')}
        placeholder={text('zone.findPlace')}
        noOptions={text('zone.noPlace')}
        value={null}
        isEmptiedByChoice
        loading={isFetching && !data}
        options={found.map(({ id, label, place }) => {
          const zone = zoneOf(place);
          const hint = zone && text('zone.movesHere', { zone: zone.name || unnamed });
          return { id, label, ...(hint ? { hint } : {}) };
        })}
        onSearch={setTyped}
        onChange={(chosen) => {
          const choice = all.find(({ id }) => id === chosen?.id);
          if (choice) add(choice.place);
        }}
      />
      {wrong && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {wrong}
        </FormHelperText>
      )}
    </Box>
  );
}

interface ZoneCardProps {
  name: string;
  /** Not saved yet: it is open from the start. */
  isNew: boolean;
  /** Something in it is wrong: it opens. */
  isWrong: boolean;
  onRemove: () => void;
  view: ReactNode;
  fields: ReactNode;
}

/** A zone: to read until somebody edits it, or something in it is wrong. */
export function ZoneCard({ name, isNew, isWrong, onRemove, view, fields }: ZoneCardProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(isNew);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography
          variant="h4"
          component="h2"
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {!isOpen && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => setOpen(true)}
            aria-label={text('zone.editNamed', { name })}
          >
            {text('zone.edit')}
          </Button>
        )}
        <IconButton edge="end" aria-label={text('zone.removeNamed', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {isOpen ? fields : view}
    </Card>
  );
}
