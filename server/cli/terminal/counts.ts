import { count } from "#content/count.ts";

export const submissionsText = (number: number): string => count(number, "submission");

export const mailsAre = (number: number): string => count(number, "mail is", "mails are");
