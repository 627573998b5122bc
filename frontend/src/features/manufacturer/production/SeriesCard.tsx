import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ProductionResponse } from '@/api/generated';
import { formatDay } from '@/lib/dates';
import { BarChart, Legend } from './BarChart';
import { SERIES, type Point } from './bars';
import { useText } from './messages';
import type { Period } from './period';
import { pointName } from './pointNames';

function PointTable({ points, period }: { points: readonly Point[]; period: Period }) {
  const text = useText();
  return (
    <TableContainer sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={text('chart')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('when')}</TableCell>
            {SERIES.map((name) => (
              <TableCell key={name} align="right">
                {text(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point) => (
            <TableRow key={point.start}>
              <TableCell>{pointName(point.start, period.bucket)}</TableCell>
              {SERIES.map((name) => (
                <TableCell key={name} align="right">
                  {point[name].toLocaleString('en')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The figures over time, as bars or as a table. */
export function SeriesCard({ data, period }: { data: ProductionResponse; period: Period }) {
  const text = useText();
  const [isTable, setTable] = useState(false);
  const label = text('chartText', {
    produced: data.produced.toLocaleString('en'),
    scrapped: data.scrapped.toLocaleString('en'),
    shipped: data.shipped.toLocaleString('en'),
    from: formatDay(period.from),
    to: formatDay(period.to),
  });
  return (
    <Card component="section" aria-label={text('chart')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 2,
        }}
      >
        <Box>
          <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
            {text('chart')}
          </Typography>
          <Legend />
        </Box>
        <Button size="small" onClick={() => setTable((before) => !before)}>
          {text(isTable ? 'asChart' : 'asTable')}
        </Button>
      </Box>
      {isTable ? (
        <PointTable points={data.series} period={period} />
      ) : (
        <BarChart points={data.series} bucket={period.bucket} label={label} />
      )}
    </Card>
  );
}
