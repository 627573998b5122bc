import type { GetTradeApiArg } from '@/api/generated';

/** From which side trade is looked at. */
export type Side = NonNullable<GetTradeApiArg['as']>;
