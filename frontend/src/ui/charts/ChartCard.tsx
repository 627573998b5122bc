import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BarChart } from './BarChart';
import { ColumnChart, type ColumnChartProps } from './ColumnChart';
import { useText } from './messages';
import { PictureButton } from './PictureButton';
import type { ChartSeries } from './types';

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, typography: 'caption' }}>
      {series.map(({ id, label, colour, isLine }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            data-swatch
            sx={{
              width: isLine ? 14 : 10,
              height: isLine ? 2 : 10,
              borderRadius: 0.4,
              bgcolor: colour,
            }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

interface PointTableProps extends Pick<ColumnChartProps, 'points' | 'series' | 'format'> {
  title: string;
  what: string | undefined;
}

function PointTable({ title, what, points, series, format }: PointTableProps) {
  const text = useText();
  return (
    <TableContainer sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{what ?? text('when')}</TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ id, name, values, to }) => (
            <TableRow key={id}>
              <TableCell>
                {to ? (
                  <Link component={RouterLink} to={to}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </TableCell>
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
  /** Groups as lying bars in place of columns over time. */
  bars?: boolean;
  /** What the points are; a time, unless said otherwise. */
  what?: string;
  /** Name of the file as which the chart can be had as a picture, without its ending. */
  file?: string;
}

/** Figures over time or of groups with their legend, as a chart or as a table. */
export function ChartCard({ title, bars = false, what, file, ...chart }: ChartCardProps) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const Chart = bars ? BarChart : ColumnChart;
  return (
    <Card ref={card} component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
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
        <Box sx={{ display: 'flex', gap: 1 }}>
          {file && !isTable && (
            <PictureButton card={card} title={title} series={chart.series} file={file} />
          )}
          <Button size="small" onClick={() => setTable((before) => !before)}>
            {text(isTable ? 'asChart' : 'asTable')}
          </Button>
        </Box>
      </Box>
      {isTable ? (
        <PointTable title={title} what={what} {...chart} />
      ) : (
        <div data-chart>
          <Chart {...chart} />
        </div>
      )}
    </Card>
  );
}
