/** Whether a URL names this machine, whatever its port. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/i.test(hostname);
}
