import { expect, test } from "vitest";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import { documentsSchema } from "#content/schema/documents.ts";
import { readContent } from "#content/check/read-content.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";
import { navigation } from "#content/school/navigation.ts";
import { pictureRecord } from "#tests/support/content/picture-record.ts";
import { editablePage } from "./editable-page.ts";
import { markWords, withoutMarks } from "./mark-words.ts";

const documents = documentsSchema.parse(readDocuments(BUILT_IN_DOCUMENTS));
const marked = markWords(documents, new Map());
const { content } = marked;
const page = (html: string) => editablePage(html, marked);

test("the marked content is the content, but for the marks in words", () => {
  const read = readContent(documents);
  const {
    words: _,
    mailWords: _mails,
    ...plain
  } = JSON.parse(withoutMarks(JSON.stringify(content)));
  expect({ ok: true, content: { ...plain, words: {}, mailWords: {} } }).toEqual(read);
});

test("delivered words are marked as well, so that the owner can write others in their places", () => {
  const { aboutUs } = withOwnWords(navigation, content.words.navigation).links;
  expect(page(`<a href="/aboutus">${aboutUs}</a>`)).toBe(
    '<a href="/aboutus"><edit-text path="menu/navigation/links/aboutUs">About</edit-text></a>',
  );
});

test("no value that programs read is marked: names of pictures, URLs, dates, choices", () => {
  const { home, startDates, socialLinks, school, chat } = content;
  const codes = [home.heroPictures[0]?.file, startDates, socialLinks, chat.portrait.file];
  const text = JSON.stringify([...codes, school.email, school.timeZone, content.course.price]);
  expect(withoutMarks(text)).toBe(text);
});

test("the owner’s photographs are found by their files, and only their descriptions are marked", () => {
  const file = "uploads/0123456789ab";
  const photographs = { chat: { file, alt: "Lupita" } };
  const shown = markWords(
    { ...documents, pictures: { photographs } },
    new Map([["0123456789ab", pictureRecord]]),
  );
  expect(Object.keys(shown.content.uploads)).toEqual([file]);
  const { alt, ...portrait } = shown.content.chat.portrait;
  expect(portrait.file).toBe(file);
  expect(editablePage(`<p>${alt}</p>`, shown)).toContain('path="pictures/photographs/chat/alt"');
});

test("a text becomes an element with the path of its field, and a fact in it one of its own", () => {
  const { heading, paragraphs } = content.program.aboutCourse;
  expect(page(`<h2>${heading}</h2>`)).toBe(
    '<h2><edit-text path="program/aboutCourse/heading">About the Course</edit-text></h2>',
  );
  expect(page(`<p>${paragraphs[0]}</p>`)).toMatch(
    /^<p><edit-text path="program\/aboutCourse\/paragraphs\/0">This is a <\/edit-text><edit-text path="course\/hours">150<\/edit-text>/,
  );
});

test("a text that a component has split stays one field until its block ends", () => {
  const text = content.program.aboutCourse.heading;
  const html = page(`<p>${text.slice(0, 6)}<b>${text.slice(6)}</b></p><p>Not a field</p>`);
  expect(html.match(/path="program\/aboutCourse\/heading"/g)).toHaveLength(2);
  const cut = page(`<p>${text.slice(0, 6)}</p><p>Not a field</p>`);
  expect(cut).toContain("<p>Not a field</p>");
});

test("a picture gets the path of its picture, and a fact that a component spells its field", () => {
  const { alt } = content.home.whatIs.picture;
  expect(page(`<img src="/a.jpg" alt="${alt}"/>`)).toContain('data-edit="home/whatIs/picture" src');
  expect(page("<dd>1299 USD</dd>")).toContain('path="course/price/amount"');
});

test("marks disappear from titles, attributes, drawings and URLs", () => {
  const { name } = content.school;
  const url = `/apply?text=${encodeURIComponent(name)}`;
  const html = `<title>${name}</title><a aria-label="${name}" href="${url}">x</a><svg><text>${name}</text></svg><option>${name}</option>`;
  expect(page(html)).toBe(withoutMarks(html));
  expect(page(html)).toContain(`<title>${documents.school.name}</title>`);
  expect(page(html)).toContain(encodeURIComponent(documents.school.name));
});
