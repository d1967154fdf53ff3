import { Tabs } from "./tabs.tsx";

export const examples = {
  "the first one selected": (
    <Tabs
      label="Beaches"
      tabs={[
        { title: "Los Muertos", content: <p>A pier, pelicans and breakfast in the sand.</p> },
        { title: "Conchas Chinas", content: <p>Rocks, clear pools and hardly anybody.</p> },
      ]}
    />
  ),
};
