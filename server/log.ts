/** Where the server tells its technician what it does. Never personal data: only ids and causes. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
