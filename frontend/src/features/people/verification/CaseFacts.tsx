import { DateTime } from '@/ui/data';
import type { ShownCase } from '@/features/people/documents';
import { Block, Facts } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import { placeOf } from '@/lib/countries';
import { formatDay } from '@/lib/dates';
import { roleName } from '@/lib/roleNames';
import { words } from '@/lib/values';
import { useText } from './messages';

/** What the person said about themselves. */
export function CaseFacts({ user }: { user: ShownCase['user'] }) {
  const text = useText();
  return (
    <Block title={text('facts')}>
      <Facts
        facts={[
          [text('name'), user.fullName],
          [text('role'), roleName(user.role)],
          [text('username'), user.username],
          [text('email'), user.email],
          [text('phone'), user.phone],
          [text('birthDate'), user.birthDate && formatDay(user.birthDate)],
          [text('company'), user.companyName],
          [text('address'), user.companyAddress],
          [text('businessType'), user.businessType && words(user.businessType)],
          [text('regions'), user.distributionRegions],
          [text('about'), user.description],
          [text('place'), placeOf(user)],
          [text('dealerId'), user.dealerId],
          [text('employeeId'), user.employeeId],
          [text('position'), user.position && words(user.position)],
          [text('department'), user.department && words(user.department)],
          [text('registered'), <DateTime key="registered" time={user.createdAt} />],
          [
            text('account'),
            <Status
              key="account"
              of="account"
              value={user.isActive === false ? 'inactive' : 'active'}
            />,
          ],
        ]}
      />
    </Block>
  );
}
