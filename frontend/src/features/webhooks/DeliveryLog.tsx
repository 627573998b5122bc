import SendIcon from '@mui/icons-material/SendOutlined';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import type { WebhookResponse } from '@/api/generated';
import { idIn } from '@/lib/ids';
import { say, useAddress } from '@/lib/hooks/useAddress';
import { oneOf, readParams, sortedBy } from '@/lib/queryParams';
import { PageSection } from '@/ui/page/PageSection';
import { statusesOf, statusOptions } from '@/ui/status';
import { DataTable, useTableState } from '@/ui/table';
import { deliveryColumns } from './deliveryColumns';
import { DeliveryDialog } from './DeliveryDialog';
import { useText } from './messages';
import { useDeliveries } from './useDeliveries';

const OPENED = 'delivery';
const PARAMS = { state: oneOf(statusesOf('delivery')), sort: sortedBy('created') };

/** The delivery that the address opens, 0 for none; Back closes it, and the page of the list behind it stays. */
function useOpened() {
  const { params, change } = useAddress();
  return {
    opened: idIn(params.get(OPENED)),
    open: useCallback((id: number) => change(say(OPENED, String(id)), { push: true }), [change]),
    close: useCallback(() => change(say(OPENED, '')), [change]),
  };
}

/** What was sent to a webhook; filter, order, page and the opened delivery stand in the address. */
export function DeliveryLog({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const { opened, open, close } = useOpened();
  const table = useTableState({ filters: ['state'], defaultSort: '-created' });
  const list = useDeliveries({ id: webhook.id, ...readParams(table.args, PARAMS) });
  const columns = useMemo(() => deliveryColumns(open), [open]);
  return (
    <PageSection title={text('deliveries')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
        {text('deliveriesText')}
      </Typography>
      <DataTable
        label={text('deliveries')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: text('state'),
            all: text('allStates'),
            options: statusOptions('delivery'),
          },
        ]}
        empty={{
          icon: <SendIcon />,
          title: text(table.hasFilters ? 'noneMatches' : 'noDeliveries'),
          ...(table.hasFilters ? {} : { text: text('noDeliveriesText') }),
        }}
      />
      {opened > 0 && <DeliveryDialog webhook={webhook} id={opened} onClose={close} />}
    </PageSection>
  );
}
