/** Interim: removed once the generated file has these. */
import { baseApi } from '@/api/base';

export const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<
      { message: string },
      { requestPasswordResetRequest: { email: string; role: string } }
    >({
      query: ({ requestPasswordResetRequest: body }) => ({
        url: '/api/auth/reset-password',
        method: 'POST',
        body,
      }),
    }),
    confirmPasswordReset: build.mutation<
      { message: string; role?: string },
      {
        confirmPasswordResetRequest: { token: string; password: string; confirmPassword?: string };
      }
    >({
      query: ({ confirmPasswordResetRequest: body }) => ({
        url: '/api/auth/reset-password/confirm',
        method: 'POST',
        body,
      }),
    }),
  }),
});
