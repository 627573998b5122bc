import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { Block, Facts } from '@/ui/data/Facts';
import { paths } from '@/lib/paths';
import { opensAccounts } from '@/lib/roles';
import { useText } from './messages';

interface OrderCustomerProps {
  id?: number | null | undefined;
  name: string;
}

/** The customer. Viewers who may open the account also get its link, email address and phone number. */
export function OrderCustomer({ id, name }: OrderCustomerProps) {
  const text = useText();
  const { user } = useSession();
  const account = id && user && opensAccounts(user) ? id : null;
  const { currentData } = api.useGetUserQuery(account ? { id: account } : skipToken);
  const email = currentData?.email;
  const phone = currentData?.phone ?? currentData?.phoneNumber;
  return (
    <Block title={text('customer')}>
      {account ? (
        <Link component={RouterLink} to={paths.admin.account(account)} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
      ) : (
        <Typography>{name}</Typography>
      )}
      {currentData && (
        <Box sx={{ mt: 1 }}>
          <Facts
            facts={[
              [
                text('email'),
                email && (
                  <Link key="email" href={`mailto:${email}`}>
                    {email}
                  </Link>
                ),
              ],
              [
                text('phone'),
                phone && (
                  <Link key="phone" href={`tel:${phone}`}>
                    {phone}
                  </Link>
                ),
              ],
            ]}
          />
        </Box>
      )}
    </Block>
  );
}
