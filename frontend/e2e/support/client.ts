/** Somebody who uses the API without a browser, on whichever server answers. */

export interface Answer<T> {
  status: number;
  body: T;
}

/** Signs in at a server and keeps the session, which every server of the product knows. */
export class Client {
  private cookie = '';

  async signIn(url: string, path: string, username: string, password: string): Promise<this> {
    const answer = await this.call(url, 'POST', path, { username, password });
    if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status}`);
    return this;
  }

  async call<T>(
    url: string,
    method: string,
    path: string,
    data?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(url + path, {
      method,
      headers: this.headers(url, { 'Content-Type': 'application/json', ...headers }),
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) this.cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T };
  }

  headers(url: string, more: Record<string, string> = {}): Record<string, string> {
    return { Origin: url, ...(this.cookie ? { Cookie: this.cookie } : {}), ...more };
  }
}
