export type ButtonVariant = "primary" | "secondary" | "outline" | "outlineOnPicture" | "quiet";

const variantClasses: Record<ButtonVariant, string> = {
  // Forced colours show the transparent border.
  primary: "border-2 border-transparent bg-primary text-primary-foreground hover:bg-primary-hover",
  // Only in the studio.
  secondary: "border-2 border-transparent bg-foreground text-background hover:bg-link",
  outline: "border-2 border-link text-link hover:bg-link hover:text-background",
  outlineOnPicture: "border-2 border-cream bg-night/60 text-cream hover:bg-cream hover:text-night",
  quiet: "px-0 text-link underline underline-offset-4 hover:text-foreground",
};

/** The classes of a button (button.css), also for links that look like buttons. */
export function buttonClass(variant: ButtonVariant): string {
  return `button ${variantClasses[variant]}`;
}

interface ButtonProps extends Omit<React.ComponentProps<"button">, "className"> {
  type: "button" | "submit";
  variant: ButtonVariant;
}

/** A button: primary for what a page is about, outline otherwise, quiet for what few need. */
export function Button({ variant, type, ...rest }: ButtonProps) {
  return <button type={type} className={`cursor-pointer ${buttonClass(variant)}`} {...rest} />;
}
