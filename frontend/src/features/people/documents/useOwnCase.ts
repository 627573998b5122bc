import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { hasDocuments } from '@/lib/roles';

/** The signed-in person's own verification; asked for only where the role hands in documents. */
export function useOwnCase() {
  const { user } = useSession();
  return api.useGetVerificationCaseQuery(
    { id: user?.id ?? 0 },
    { skip: !user || !hasDocuments(user), refetchOnMountOrArgChange: true },
  );
}
