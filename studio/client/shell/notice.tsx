interface NoticeProps {
  children: React.ReactNode;
  /** What can be done about it. */
  actions?: React.ReactNode;
}

/** What an action did; screen readers announce it when it appears. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <div className={children ? "notice" : undefined}>
      <div role="status">{children && <p>{children}</p>}</div>
      {children && actions}
    </div>
  );
}
