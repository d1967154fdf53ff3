import { school } from "#content/school.ts";

/** A contact message's fields, and the request that carries them. */
export const message = { email: "mina@example.com", message: "Hello" };
export const contactRequest = {
  to: school.email,
  subject: "Contact Form",
  text: "Email: mina@example.com\n\nHello",
  fields: message,
};
