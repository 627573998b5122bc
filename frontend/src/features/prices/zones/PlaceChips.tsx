import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RegionName } from '@/api/generated';
import { REGIONS, regionName } from '../regions';
import { placeKey, placeName, type Place } from './draft';
import { useText } from './messages';

/** So many places are shown before the rest is asked for. */
const SHOWN = 18;

export interface PlaceActions {
  onMove: (place: Place, to: RegionName) => void;
  onRemove: (place: Place) => void;
}

interface PlaceChipsProps extends PlaceActions {
  region: RegionName;
  places: readonly Place[];
  /** Places that are not saved in this region yet. */
  isNew: (place: Place) => boolean;
  /** Only matching places are given; all of them are shown. */
  isFiltered: boolean;
}

/** The places of a region; each opens a menu to move it or take it out. */
export function PlaceChips(props: PlaceChipsProps) {
  const { region, places, isNew, isFiltered, onMove, onRemove } = props;
  const text = useText();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; place: Place }>();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || isFiltered ? places : places.slice(0, SHOWN);
  const act = (action: (place: Place) => void) => {
    if (menu) action(menu.place);
    setMenu(undefined);
  };
  if (places.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(isFiltered ? 'noMatch' : 'empty')}
      </Typography>
    );
  return (
    <>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.map((place) => (
          <li key={placeKey(place)}>
            <Chip
              label={placeName(place)}
              aria-label={text('actionsOf', { place: placeName(place) })}
              aria-haspopup="menu"
              color={isNew(place) ? 'primary' : 'default'}
              variant={isNew(place) ? 'filled' : 'outlined'}
              onClick={(event) => setMenu({ anchor: event.currentTarget, place })}
              sx={{ maxWidth: 260 }}
            />
          </li>
        ))}
      </Box>
      {!isFiltered && places.length > SHOWN && (
        <Button size="small" onClick={() => setOpen(!isOpen)} sx={{ mt: 1 }}>
          {isOpen ? text('showLess') : text('showAll', { count: places.length })}
        </Button>
      )}
      <Menu
        anchorEl={menu?.anchor ?? null}
        open={menu !== undefined}
        onClose={() => setMenu(undefined)}
      >
        {REGIONS.filter((other) => other !== region).map((other) => (
          <MenuItem key={other} onClick={() => act((place) => onMove(place, other))}>
            {text('moveTo', { region: regionName(other) })}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => act(onRemove)}>{text('remove')}</MenuItem>
      </Menu>
    </>
  );
}
