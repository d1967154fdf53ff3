import bottle from "./bottle.svg?no-inline";
import hammock from "./hammock.svg?no-inline";

/** `bottle` for what has not arrived yet, `hammock` for what is done. */
const drawings = { bottle, hammock } as const;

interface DrawingProps {
  drawing: keyof typeof drawings;
  className?: string;
}

export function Drawing({ drawing, className = "w-52" }: DrawingProps) {
  return <img src={drawings[drawing]} alt="" width={240} height={150} className={className} />;
}

interface EmptyProps extends DrawingProps {
  heading: string;
  text?: string | undefined;
  /** One action, if there is one. */
  children?: React.ReactNode;
}

/** A drawing and a sentence in the place of what is not there. */
export function Empty({ drawing, heading, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <Drawing drawing={drawing} />
      <div>
        <h2 className="font-heading text-xl">{heading}</h2>
        {text && <p className="text-muted-foreground">{text}</p>}
        {children}
      </div>
    </div>
  );
}
