import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { followUpload } from '@/lib/uploads';
import { problem, server } from '@/testing/server';
import { sendRequest } from './upload';

const PATH = '/api/users/7/documents';
const ADDRESS = window.location.origin + PATH;
const upload = () => sendRequest(new Request(ADDRESS, { method: 'POST', body: 'a picture' }));

it('tells a follower of the path, and answers as fetch does', async () => {
  const told = vi.fn();
  const stop = followUpload(PATH, told);
  server.use(
    http.post(ADDRESS, () =>
      HttpResponse.json({ id: 31 }, { status: 201, headers: { 'X-Total-Count': '3' } }),
    ),
  );
  const answer = await upload();
  stop();
  expect(told).toHaveBeenCalledWith(0);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('X-Total-Count')).toBe('3');
  expect(await answer.json()).toEqual({ id: 31 });
});

it('hands a refusal over, and fails where fetch fails', async () => {
  const stop = followUpload(PATH, vi.fn());
  server.use(http.post(ADDRESS, () => problem(413, 'This file is too large.')));
  expect((await upload()).status).toBe(413);
  server.use(http.post(ADDRESS, () => HttpResponse.error()));
  await expect(upload()).rejects.toThrow(TypeError);
  stop();
});

it('leaves calls that nobody follows to fetch', async () => {
  const told = vi.fn();
  followUpload(PATH, told)();
  server.use(http.post(ADDRESS, () => HttpResponse.json({ id: 31 })));
  expect((await upload()).ok).toBe(true);
  expect(told).not.toHaveBeenCalled();
});
