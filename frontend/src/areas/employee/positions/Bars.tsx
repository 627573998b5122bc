import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatCount } from '@/lib/counts';

interface BarsProps {
  title: string;
  rows: readonly { id: string; label: string; value: number }[];
}

/** Counts side by side: the word, the bar, the number. */
export function Bars({ title, rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {rows.map(({ id, label, value }) => (
          <Box
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: '104px minmax(0, 1fr) 56px',
              alignItems: 'center',
              gap: 1.5,
            }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box aria-hidden sx={{ height: 10, borderRadius: 0.6, bgcolor: 'surface.sunken' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 0.6,
                  bgcolor: 'primary.main',
                  width: `${(value / most) * 100}%`,
                  minWidth: value > 0 ? 4 : 0,
                }}
              />
            </Box>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
              {formatCount(value)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
