import { StudioIcon, type StudioIconName } from "./studio-icon.tsx";

interface PanelProps {
  icon: StudioIconName;
  heading: React.ReactNode;
  /** For links to this part of the page. */
  id?: string;
  className?: string;
  children: React.ReactNode;
}

/** A part of a page on a card, with an icon before its heading. */
export function Panel({ icon, heading, id, className = "", children }: PanelProps) {
  return (
    <section id={id} className={`panel ${className}`}>
      <h2 className="panel-heading">
        <StudioIcon name={icon} className="round-icon" />
        {heading}
      </h2>
      {children}
    </section>
  );
}
