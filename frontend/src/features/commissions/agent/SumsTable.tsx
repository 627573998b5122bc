import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Money } from '@/ui/data';
import { Status } from '@/ui/status';
import { useText } from './messages';
import type { StatusSums } from './summary';

const STATUSES = ['pending', 'approved', 'paid', 'reversed'] as const;

/** What was earned this month and in all, by what has become of it. */
export function SumsTable({ month, lifetime }: { month: StatusSums; lifetime: StatusSums }) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('byStatus')} sx={{ pt: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h4" component="h2" sx={{ px: { xs: 2, sm: 2.5 }, mb: 1 }}>
        {text('byStatus')}
      </Typography>
      <Typography variant="body2" sx={{ px: { xs: 2, sm: 2.5 }, mb: 1, color: 'text.secondary' }}>
        {text('byApproval')}
      </Typography>
      <Table aria-label={text('byStatus')} size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('status')}</TableCell>
            <TableCell align="right">{text('thisMonth')}</TableCell>
            <TableCell align="right">{text('lifetime')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type td': { borderBottom: 0 } }}>
          {STATUSES.map((status) => (
            <TableRow key={status}>
              <TableCell sx={{ py: 1.25 }}>
                <Status of="commission" value={status} />
              </TableCell>
              <TableCell align="right">
                {status === 'pending' ? '—' : <Money amount={month[status]} />}
              </TableCell>
              <TableCell align="right">
                <Money amount={lifetime[status]} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
