import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { api } from '@/api/enhance';
import type { PickWaveResponse } from '@/api/generated';

type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/** Puts a wave as the server just answered it in the place of the one on the screen. */
export function usePutWave() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return (wave: PickWaveResponse) =>
    void dispatch(api.util.upsertQueryData('getPickWave', { id: wave.id }, wave));
}
