import type { ApplicationField } from "./application-form.ts";

/** The names of the application's fields in the Spanish privacy notice. */
export const applicationFieldsInSpanish: Record<ApplicationField, string> = {
  courseDates: "Fechas del curso",
  name: "Nombre",
  lastName: "Apellidos",
  email: "Correo electrónico",
  phoneNumber: "Número de teléfono",
  streetAddress: "Domicilio",
  city: "Ciudad",
  country: "País",
  nationality: "Nacionalidad",
  dateOfBirth: "Fecha de nacimiento",
  universityName: "Nombre de la universidad",
  degreesGranted: "Títulos obtenidos",
  highSchoolName: "Nombre del bachillerato",
  yearHighSchoolDiplomaGranted: "Año del certificado de bachillerato",
  languages: "Idiomas",
  isEnglishLanguage: "Si el inglés es tu lengua materna",
  otherLanguages: "Otros idiomas",
  professionalBackground: "Experiencia profesional",
};
