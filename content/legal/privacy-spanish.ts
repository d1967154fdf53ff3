import { applicationFields } from "../form-texts/application-form.ts";
import { applicationFieldsInSpanish } from "../form-texts/application-fields-in-spanish.ts";
import { isMissing, type NoticeFacts } from "./notice-facts.ts";
import type { PrivacyNotice } from "./privacy.ts";

/** The privacy notice in Spanish. Make every change in `privacy-english.ts`, too. */
export function privacySpanish({ school, privacyFacts }: NoticeFacts): PrivacyNotice {
  const { responsible, hosting, mail, retentionDays } = privacyFacts;
  const { name, postalAddress } = responsible;
  const controller = isMissing(name) ? school.name : `${name}, conocida como ${school.name},`;
  const address = isMissing(postalAddress) ? "" : ` Su domicilio es ${postalAddress}.`;
  return {
    language: "es",
    id: "espanol",
    heading: "Aviso de privacidad integral",
    version: "Versión 5, 26 de noviembre de 2026",
    other: { language: "en", id: "english", label: "Read it in English" },
    parts: [
      {
        heading: "Quién es responsable",
        paragraphs: [
          `${controller} es la responsable del tratamiento de los datos personales que nos proporcionas en este sitio.${address}`,
        ],
        list: [
          {
            term: school.email,
            text: "Escríbenos sobre tus datos.",
            link: `mailto:${school.email}`,
          },
        ],
      },
      {
        heading: "Qué datos recabamos",
        paragraphs: ["Nos los das tú, y solo cuando los envías, salvo nuestras notas."],
        list: [
          {
            term: "El formulario de solicitud",
            text: `${applicationFields.map((field) => applicationFieldsInSpanish[field]).join("\u00a0· ")}. Todos los campos son necesarios para evaluar una solicitud; si alguno no aplica en tu caso, basta con responder «None».`,
          },
          {
            term: "El formulario de contacto",
            text: "Tu correo electrónico y tu mensaje. Ambos son necesarios para responderte.",
          },
          {
            term: "Con cada envío",
            text: "Cuándo lo recibimos, la zona horaria de tu navegador, para llamarte a buena hora, y de dónde vino tu visita: la campaña en la dirección de tu primera página y el sitio que enlazaba con el nuestro.",
          },
          {
            term: "Tu dirección de red (IP)",
            text: "Se registra durante una hora, para que nadie sature el sitio, y después se olvida. No se guarda junto con lo que enviaste.",
          },
        ],
      },
      {
        heading: "Qué no te pedimos",
        paragraphs: [
          "No pedimos datos personales sensibles, como los relativos a tu salud, tus creencias, tu origen o tu vida íntima. No los incluyas, por favor.",
        ],
      },
      {
        heading: "Para qué los usamos",
        paragraphs: [],
        list: [
          {
            term: "Finalidades primarias",
            text: "Evaluar tu solicitud, enviarte un acuse de recibo, ponernos en contacto contigo, hacerte la entrevista, reservar tu lugar y tramitar el pago de las cuotas; responder tu mensaje; y proteger los formularios contra el abuso.",
          },
          {
            term: "Finalidades secundarias",
            text: "Contamos de dónde vinieron las solicitudes y los mensajes, salvo que nos digas que no. No enviamos publicidad ni boletines, no elaboramos perfiles y no vendemos nada. Para cualquier otro uso te pediríamos antes tu consentimiento.",
          },
        ],
      },
      {
        heading: "Por qué podemos hacerlo",
        paragraphs: [
          "Conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, del 20 de marzo de 2025: porque das tu consentimiento al enviar un formulario que lleva al lado este aviso, y porque nos solicitas un lugar en el curso.",
          "Si se aplica el Reglamento General de Protección de Datos de la Unión Europea: para las solicitudes, porque nos pides medidas previas a un contrato (artículo 6.1.b); para los mensajes, la protección de los formularios y el origen de las visitas, porque tenemos un interés legítimo en responder a quien nos escribe y en que el sitio funcione y se encuentre (artículo 6.1.f).",
        ],
      },
      {
        heading: "Quién los recibe",
        paragraphs: [
          "Las personas de la escuela que atienden las solicitudes y los mensajes. Las empresas que operan nuestro servidor y transmiten nuestros correos actúan por cuenta nuestra, como encargadas, y no pueden usar los datos para ningún otro fin. No transferimos los datos a nadie más, salvo que una ley nos obligue.",
        ],
        list: [
          {
            term: "Alojamiento",
            text: `El servidor que guarda lo que envías está a cargo de ${isMissing(hosting) ? "una empresa de alojamiento" : hosting}.`,
          },
          {
            term: "Correo",
            text: `Lo que envías nos llega por correo electrónico, y quien presenta una solicitud recibe un acuse de recibo, como máximo tres al día. Nuestros correos los transmite ${isMissing(mail) ? "una empresa de correo" : mail}, y los tuyos, la empresa que administra tu buzón.`,
          },
          {
            term: "WhatsApp",
            text: "El chat de este sitio no envía nada por sí mismo. Cuando pulsas enviar, WhatsApp se abre en otra pestaña con tu mensaje; desde entonces rigen los términos de WhatsApp.",
          },
          {
            term: "Videos",
            text: "Nuestros propios videos se reproducen desde este sitio. Si un video está en YouTube o Vimeo, su reproductor se carga solo cuando pulsas reproducir, y entonces esa empresa conoce tu dirección de red.",
          },
        ],
      },
      {
        heading: "A dónde van",
        paragraphs: [
          "Estamos en México. Si nos escribes desde otro país, tus datos llegan a México porque tú los envías aquí. La Comisión Europea no ha declarado que México proteja los datos como la Unión Europea.",
        ],
      },
      {
        heading: "Qué se queda en tu dispositivo",
        paragraphs: [
          "Este sitio no usa cookies, no rastrea ni contabiliza a nadie, y no carga nada de terceros antes de que hagas clic. Tu navegador guarda lo siguiente para ti y solo lo envía con un formulario:",
        ],
        list: [
          {
            term: "Tus respuestas",
            text: "Lo que escribes en el formulario de solicitud y la fecha de inicio que elegiste, hasta que los envías, pulsas «Clear my answers» o no abres el formulario durante 30 días. Con «Continue on another device» pasan a un enlace o a un archivo; quien lo tenga puede leerlas.",
          },
          {
            term: "Tu mensaje",
            text: "Lo que escribiste en el formulario de contacto y aún no habías enviado al salir de una página, y de dónde vino tu visita, hasta que cierras la pestaña.",
          },
          { term: "Tu tema", text: "Claro u oscuro, una vez que lo elegiste." },
        ],
      },
      {
        heading: "Cuánto tiempo los conservamos",
        paragraphs: [
          "Conservamos las solicitudes y los mensajes mientras los necesitamos para atender lo que pediste; después, solo el tiempo al que nos obligue una ley. Luego los suprimimos.",
          ...(retentionDays
            ? [
                `Nuestro servidor los suprime ${retentionDays} días después de recibirlos, una vez que nos hayan llegado.`,
              ]
            : []),
          "Los registros de operación del servidor y de errores en navegadores no contienen nombres de personas ni direcciones de red.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: ["En cualquier momento y sin costo puedes solicitar:"],
        list: [
          { term: "Acceso", text: "saber qué datos tuyos tenemos y cómo los usamos." },
          { term: "Rectificación", text: "que los corrijamos." },
          { term: "Cancelación", text: "que los suprimamos." },
          {
            term: "Oposición",
            text: "que dejemos de usarlos, del todo o para algún fin.",
          },
          {
            term: "Consentimiento y límites",
            text: "revocar tu consentimiento, o limitar el uso o la divulgación de tus datos. Lo ya hecho sigue siendo lícito.",
          },
          {
            term: "Además, según el reglamento europeo",
            text: "que limitemos su tratamiento, y que te los entreguemos en un formato que una máquina pueda leer, o los enviemos a quien nos indiques.",
          },
        ],
      },
      {
        heading: "Cómo ejercer tus derechos",
        paragraphs: [
          `Escribe a ${school.email} e indica tu nombre, cómo podemos responderte, qué pides, sobre qué datos y lo que nos ayude a localizarlos. Adjunta un documento que acredite tu identidad o tu representación. Para una rectificación, dinos qué hay que corregir y adjunta un documento que lo sustente.`,
          "Te respondemos en un máximo de 20 días hábiles y, si procede, lo hacemos efectivo dentro de los 15 días hábiles siguientes. Si se aplica el reglamento europeo, respondemos en un mes.",
        ],
      },
      {
        heading: "Sin decisiones automatizadas",
        paragraphs: [
          "Ninguna máquina decide nada sobre ti. Un formulario con datos en un campo que las personas no ven se aparta, porque lo habrá llenado un programa; una persona puede darle curso.",
        ],
      },
      {
        heading: "Si no estás conforme",
        paragraphs: ["Puedes acudir a una autoridad:"],
        list: [
          {
            term: "En México, la Secretaría Anticorrupción y Buen Gobierno",
            text: "dentro de los 15 días hábiles siguientes a nuestra respuesta, o en cuanto venza nuestro plazo para responderte.",
            link: "https://www.gob.mx/buengobierno",
          },
          {
            term: "En la Unión Europea, la autoridad de protección de datos",
            text: "del país donde vives o trabajas, o donde creas que se incumplieron las normas.",
            link: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_es",
          },
        ],
      },
      {
        heading: "Cambios a este aviso",
        paragraphs: ["El aviso nuevo aparece en esta página, con otra versión y otra fecha."],
      },
    ],
  };
}
