import { content } from "../site-content.ts";

const { school } = content;

/** The fields of a contact message, and an API request with them. */
export const message = { email: "mina@example.com", message: "Hello" };
export const contactRequest = {
  to: school.email,
  subject: "Contact Form",
  text: "Email: mina@example.com\n\nHello",
  fields: message,
};
