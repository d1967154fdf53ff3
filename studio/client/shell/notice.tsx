/** What an action did; screen readers announce it when it appears. */
export function Notice({ children }: { children: React.ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className="mb-6 rounded-2xl border-2 border-link bg-card px-5 py-4 font-medium">
          {children}
        </p>
      )}
    </div>
  );
}
