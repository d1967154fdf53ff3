/** The school’s name and contact details. Every value is a placeholder to replace. */
export const school = {
  name: "Banderas TEFL",
  place: "Puerto Vallarta, Mexico",
  /** The school’s time zone, by its name in the IANA time zone database. */
  timeZone: "America/Mexico_City",
  /** The mailbox that receives both forms and that the pages show. */
  email: "admissions@banderas-tefl.example",
  /** The phone number in any notation; the WhatsApp link uses its digits only. */
  phone: "+52 322 555 0123",
  /** The mission in one sentence, and the invitation that follows it in the footer. */
  mission: "Transforming education, one teacher at a time.",
  invitation: "Join a global network of teachers.",
  copyrightYear: 2024,
} as const;
