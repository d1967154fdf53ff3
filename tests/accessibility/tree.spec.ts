import { chatButton, chatWindow, messageField } from "../support/components/drive-chat.ts";
import { openLightbox } from "../support/components/drive-lightbox.ts";
import { openPage } from "../support/page/open-page.ts";
import { rolesInTree } from "../support/measurements/accessibility-tree.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { openModal } from "../support/components/drive-video.ts";

test("the home page’s accessibility tree has landmarks and regions with their names", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect.poll(() => rolesInTree(page)).toContain("banner");
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner
    - main
    - contentinfo
    - complementary "Chat and back to top"
  `);
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - /children: equal
      - link "Banderas TEFL, home"
      - navigation "Main menu":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About"
          - listitem:
            - link "Program"
          - listitem:
            - link "Review"
      - button "Colour theme"
      - link "APPLY"
  `);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - region "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE":
        - /children: equal
        - heading "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE" [level=1]
        - paragraph: In Puerto Vallarta, Mexico.
        - link "See More about the program"
        - group "Pictures in the background":
          - /children: equal
          - button "Play the pictures"
          - button "Show picture 1 of 2"
          - button "Show picture 2 of 2"
      - list:
        - listitem:
          - heading "Practical and Immersive Approach" [level=2]
      - region "Our Dates":
        - heading "Our Dates" [level=2]
        - list "Year":
          - listitem:
            - button "2024" [pressed]
          - listitem:
            - button "2025"
        - group "Start dates of 2024":
          - heading "2024" [level=3]
          - list:
            - listitem:
              - link "Apply Now November 2nd Started"
              - paragraph:
                - link "Add to calendar November 2nd"
                - button "Copy link November 2nd"
          - button "See the dates of 2025"
      - region "What our graduates say":
        - heading "What our graduates say" [level=2]
        - region "Testimonials":
          - group "All testimonials":
            - /children: equal
            - group "1 of 5":
              - figure /Helen$/:
                - img "Five out of five stars"
                - blockquote
            - group "2 of 5"
            - group "3 of 5"
            - group "4 of 5"
            - group "5 of 5"
          - button "Previous testimonial"
          - button "Show testimonial 1 of 5"
          - button "Next testimonial"
  `);
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
    - contentinfo:
      - /children: equal
      - img "Banderas TEFL"
      - paragraph
      - list:
        - listitem:
          - link "Facebook (opens in a new tab)"
        - listitem:
          - link "Instagram (opens in a new tab)"
        - listitem:
          - link "Twitter (opens in a new tab)"
      - navigation "Footer":
        - heading "Page" [level=2]
        - list
      - region "Contact Us":
        - heading "Contact Us" [level=2]
        - textbox "Your email"
        - textbox "Your message"
        - paragraph:
          - link "Privacy notice"
        - button "Send"
      - paragraph: /© 2024/
      - link "Privacy notice"
  `);
});

test("the accessibility tree has the FAQ’s selected answer but no other, and the open chat as a dialog", async ({
  page,
}) => {
  await openPage(page, "/program");
  await expect(page.getByRole("region", { name: "Frequently asked questions" }))
    .toMatchAriaSnapshot(`
    - region "Frequently asked questions":
      - /children: equal
      - heading "Frequently asked questions" [level=2]
      - tablist "Frequently asked questions":
        - tab "What the course includes" [selected]
        - tab "How to enrol" [selected=false]
        - tab "What support is offered" [selected=false]
        - tab "Job opportunities" [selected=false]
      - tabpanel "What the course includes":
        - paragraph: /^The course is 150 hours/
        - paragraph
  `);
  await expect(page.getByRole("complementary")).toMatchAriaSnapshot(`
    - complementary "Chat and back to top":
      - /children: equal
      - button "Chat with Banderas TEFL" [expanded=false]
  `);

  await chatButton(page).press("Enter");
  await expect(chatWindow(page)).toHaveAccessibleDescription("Typically replies within 1 hour");
  await expect(page.getByRole("complementary")).toMatchAriaSnapshot(`
    - button "Chat with Banderas TEFL" [expanded]
    - dialog "Banderas TEFL":
      - /children: equal
      - img /smiling woman/
      - heading "Banderas TEFL" [level=2]
      - paragraph: Typically replies within 1 hour
      - button "Close the chat"
      - log "Messages":
        - list:
          - listitem:
            - paragraph: Hi there! How can I help you today?
            - paragraph:
              - text: Banderas TEFL
              - time: /\\d\\d:\\d\\d/
      - text: Write a message
      - textbox "Write a message"
      - button "Send message"
  `);
  await expect(messageField(page)).toBeFocused();
});

test("while a modal is open, the accessibility tree has the modal and not the page behind it", async ({
  page,
}) => {
  await openModal(page);
  await expect.poll(() => rolesInTree(page)).not.toContain("banner");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Welcome to the bay":
      - /children: equal
      - paragraph: Welcome to the bay
      - button "Close the video"
  `);
  await openLightbox(page, 5);
  await expect.poll(() => rolesInTree(page)).not.toContain("banner");
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Unforgettable Moments, picture by picture":
      - /children: equal
      - button "Close the picture"
      - img /three tacos/
      - button "Previous picture"
      - paragraph: Tacos at the market 5 of 6
      - button "Next picture"
  `);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Unforgettable Moments" })).toMatchAriaSnapshot(`
    - region "Unforgettable Moments":
      - heading "Unforgettable Moments" [level=2]
      - list:
        - listitem:
          - 'link "Open the picture: Sunset on the beach"':
            - img /a beach/
  `);
});
