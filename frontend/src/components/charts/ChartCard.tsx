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
import { ColumnChart, type ColumnChartProps } from './ColumnChart';
import { useText } from './messages';
import type { ChartSeries } from './types';

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, typography: 'caption' }}>
      {series.map(({ id, label, colour }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 10, height: 10, borderRadius: 0.4, bgcolor: colour }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

type Figures = Pick<ColumnChartProps, 'points' | 'series' | 'format'>;

function PointTable({ title, points, series, format }: Figures & { title: string }) {
  const text = useText();
  return (
    <TableContainer sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{text('when')}</TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ id, name, values }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              {series.map((one) => (
                <TableCell key={one.id} align="right">
                  {format(values[one.id] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface ChartCardProps extends ColumnChartProps {
  title: string;
}

/** Figures over time with their legend, as columns or as a table. */
export function ChartCard({ title, ...chart }: ChartCardProps) {
  const text = useText();
  const [isTable, setTable] = useState(false);
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
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
            {title}
          </Typography>
          <Legend series={chart.series} />
        </Box>
        <Button size="small" onClick={() => setTable((before) => !before)}>
          {text(isTable ? 'asChart' : 'asTable')}
        </Button>
      </Box>
      {isTable ? <PointTable title={title} {...chart} /> : <ColumnChart {...chart} />}
    </Card>
  );
}
