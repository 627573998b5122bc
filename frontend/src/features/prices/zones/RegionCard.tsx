import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { RegionName } from '@/api/generated';
import { regionName } from '../regions';
import { placeName, type Place } from './draft';
import { useText } from './messages';
import { PlaceChips, type PlaceActions } from './PlaceChips';

interface RegionCardProps extends PlaceActions {
  region: RegionName;
  places: readonly Place[];
  isNew: (place: Place) => boolean;
  dealers: number;
  agents: number;
  /** Narrows the places to those with this text. */
  find: string;
  onAdd: () => void;
  onMembers: () => void;
}

/** A region with its places, and how many people live there. */
export function RegionCard(props: RegionCardProps) {
  const { region, places, dealers, agents, find, onAdd, onMembers, ...chips } = props;
  const text = useText();
  const wanted = find.trim().toLowerCase();
  const matching = places.filter((place) => placeName(place).toLowerCase().includes(wanted));
  const members = `${text('dealers', { count: dealers })} · ${text('agents', { count: agents })}`;
  return (
    <Card component="section" aria-label={regionName(region)} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2">
            {regionName(region)}
          </Typography>
          <Button
            size="small"
            onClick={onMembers}
            aria-label={text('showMembers', { members, region: regionName(region) })}
            sx={{ ml: -1.5, mt: 0.25 }}
          >
            {members}
          </Button>
        </Box>
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={onAdd}
          aria-label={text('addTo', { region: regionName(region) })}
        >
          {text('add')}
        </Button>
      </Box>
      <PlaceChips {...chips} region={region} places={matching} isFiltered={wanted !== ''} />
    </Card>
  );
}
