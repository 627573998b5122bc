import { useEffect } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { PickWaveResponse } from '@/api/generated';
import { mayPass } from '@/api/unanswered';
import { usePolling } from '@/lib/hooks/usePolling';
import { isProblem } from '@/lib/server/problem';
import { readStored, WAVES_KEY, writeStored } from '@/lib/storage';
import { useUnsent } from './unsent';
import { withUnsent } from './wave';

/** More than one trolley holds. */
const MOST = 5;

interface Kept {
  userId: number;
  waves: PickWaveResponse[];
}

/** The waves that somebody had open here last: what there is to pick without a connection. */
export function keptWaves(userId: number | undefined): PickWaveResponse[] {
  try {
    const kept = JSON.parse(readStored(WAVES_KEY) ?? 'null') as Kept | null;
    return kept && kept.userId === userId ? kept.waves : [];
  } catch {
    return [];
  }
}

/** Keeps an open wave for the person, until it ends or they sign out. */
function keepWave(userId: number, wave: PickWaveResponse) {
  const others = keptWaves(userId).filter(({ id }) => id !== wave.id);
  const waves = wave.state === 'open' ? [wave, ...others].slice(0, MOST) : others;
  writeStored(WAVES_KEY, JSON.stringify({ userId, waves } satisfies Kept));
}

/** A wave with what this picker has done and not sent yet; the kept one until the server answers. */
export function useWave(id: number) {
  const pollingInterval = usePolling();
  const userId = useSession().user?.id;
  const { picks } = useUnsent();
  const query = api.useGetPickWaveQuery(
    { id },
    { skip: id === 0, refetchOnMountOrArgChange: true, pollingInterval },
  );
  const answered = query.currentData;
  useEffect(() => {
    if (answered && userId !== undefined) keepWave(userId, answered);
  }, [answered, userId]);

  // A plain no is no lost connection: the wave is not theirs to see any more.
  const isRefused = isProblem(query.error) && !mayPass(query.error);
  const kept = (answered || isRefused ? [] : keptWaves(userId)).find((wave) => wave.id === id);
  const wave = answered ?? kept;
  const shown = wave && withUnsent(wave, picks);
  return {
    ...query,
    data: shown,
    currentData: shown,
    error: answered || !shown ? query.error : undefined,
  };
}
