/**
 * How far an upload has come. `fetch` does not tell, so a call whose path somebody follows goes out by
 * XMLHttpRequest instead; everything else about it stays the same.
 */
export type Follower = (share: number) => void;

const followers = new Map<string, Set<Follower>>();

/** Tells the follower the share (0 to 1) of every upload to this path; gives back the way to stop. */
export function followUpload(path: string, follower: Follower): () => void {
  const others = followers.get(path) ?? new Set<Follower>();
  followers.set(path, others.add(follower));
  return () => {
    others.delete(follower);
    if (others.size === 0) followers.delete(path);
  };
}

/** Who follows the uploads to this path; `undefined` where nobody does. */
export const followersOf = (path: string): ReadonlySet<Follower> | undefined => followers.get(path);
