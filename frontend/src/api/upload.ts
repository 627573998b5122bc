import { followersOf, type Follower } from '@/lib/uploads';

/** `fetch`, but followed where somebody follows it. */
export async function sendRequest(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const followed =
    input instanceof Request && input.method !== 'GET'
      ? followersOf(new URL(input.url).pathname)
      : undefined;
  if (!followed || !(input instanceof Request)) return fetch(input, init);
  const body = await input.blob();
  return sendFollowed(input, body, (share) => followed.forEach((follower) => follower(share)));
}

function sendFollowed(request: Request, body: Blob, tell: Follower): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(answerOf(call));
    call.onerror = () => reject(new TypeError('Failed to fetch'));
    call.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.signal.addEventListener('abort', () => call.abort());
    tell(0);
    call.send(body);
  });
}

function answerOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const body = call.status === 204 ? null : call.responseText;
  return new Response(body, { status: call.status, statusText: call.statusText, headers });
}
