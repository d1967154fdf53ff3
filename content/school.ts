/** Who the provider is and how to reach them. Every value here is a placeholder to replace. */
export const school = {
  name: "Banderas TEFL",
  place: "Puerto Vallarta, Mexico",
  /** The school’s time zone, by its name in the time zone database. */
  timeZone: "America/Mexico_City",
  /** The mailbox that both forms write to, and that the pages name. */
  email: "admissions@banderas-tefl.example",
  /** As people read it; the chat link keeps the digits only. */
  phone: "+52 322 555 0123",
  /** What the school is for, in one sentence, and the invitation that goes with it. */
  mission: "Transforming education, one teacher at a time.",
  invitation: "Join a global network of teachers.",
  copyrightYear: 2024,
} as const;
