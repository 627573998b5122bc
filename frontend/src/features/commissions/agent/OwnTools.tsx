import { api } from '@/api/enhance';
import type { SessionUser } from '@/access/user';
import { paths } from '@/lib/paths';
import { ReferralTools } from './ReferralTools';

/** The tools of somebody who has a referral code; nothing for anybody else. */
export function OwnTools({ user }: { user: SessionUser }) {
  const code = user.referralCode;
  const { data } = api.useGetReferralQuery({ id: user.id }, { skip: !code });
  if (!code) return null;
  // Until the server has named the public address (a pending agent has no public page yet), this one's is used.
  const link = data?.referralLink ?? window.location.origin + paths.referral(code);
  return <ReferralTools code={code} link={link} />;
}
