import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The people of the school; nothing until the owner introduces them. */
export function People() {
  const { people } = useContent().aboutUs;
  if (!people || people.people.length === 0) return null;
  return (
    <Section id="people" heading={people.heading} tone="sand">
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {people.people.map(({ name, role, text, picture }) => (
          <li key={name} className="flex items-start gap-5">
            <ResponsivePicture
              {...picture}
              sizes="96px"
              className="size-24 max-w-none rounded-2xl object-cover"
            />
            <div>
              <h3 className="text-subtitle">{name}</h3>
              <p className="text-muted-foreground">{role}</p>
              <p className="mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
