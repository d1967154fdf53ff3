export type ButtonVariant = "loud" | "quiet";

const looks: Record<ButtonVariant, string> = {
  loud: "bg-loud text-on-loud hover:bg-loud-hover shadow-soft",
  quiet: "border-2 border-link text-link hover:bg-link hover:text-ground",
};

/** How a button looks, for what is one and for the links that look like one. */
export function buttonLook(variant: ButtonVariant): string {
  return `button inline-flex min-h-12 items-center justify-center rounded-full px-7 py-2.5 font-semibold transition-colors duration-200 aria-disabled:cursor-progress aria-disabled:opacity-60 ${looks[variant]}`;
}

interface ButtonProps extends Omit<React.ComponentProps<"button">, "className"> {
  type: "button" | "submit";
  variant: ButtonVariant;
}

/** A button: loud for applying and sending an application, quiet for the rest. */
export function Button({ variant, type, ...rest }: ButtonProps) {
  return <button type={type} className={`cursor-pointer ${buttonLook(variant)}`} {...rest} />;
}
