/** Opens a page of this product from scratch: nothing that was read for whoever was here before stays in memory. */
export function openAnew(path: string): void {
  window.location.assign(path);
}
