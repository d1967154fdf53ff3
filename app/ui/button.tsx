export type ButtonVariant = "loud" | "solid" | "quiet";

const looks: Record<ButtonVariant, string> = {
  loud: "bg-loud text-on-loud hover:bg-loud-hover shadow-soft",
  solid: "bg-text text-ground hover:bg-link shadow-soft",
  quiet: "border-2 border-link text-link hover:bg-link hover:text-ground",
};

/** How a button looks (styles/buttons.css), for what is one and for the links that look like one. */
export function buttonLook(variant: ButtonVariant): string {
  return `button ${looks[variant]}`;
}

interface ButtonProps extends Omit<React.ComponentProps<"button">, "className"> {
  type: "button" | "submit";
  variant: ButtonVariant;
}

/** A button: loud for applying, solid on pictures, quiet for the rest. */
export function Button({ variant, type, ...rest }: ButtonProps) {
  return <button type={type} className={`cursor-pointer ${buttonLook(variant)}`} {...rest} />;
}
